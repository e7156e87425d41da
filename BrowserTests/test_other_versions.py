"""A server of another version than the page: loaded again once, then said."""
from playwright.sync_api import expect


def test_a_page_that_stays_outdated_loads_itself_once_only(browser, server):
    context = browser.new_context()
    page = context.new_page()
    loads = []
    page.on("request", lambda request: loads.append(request.url)
            if request.is_navigation_request() else None)

    def refuse(socket):
        def answer(_):
            socket.send('{"t":"err","code":"version","retry":250}')
            socket.close(code=1008)
        socket.on_message(answer)

    page.route_web_socket("**/ws", refuse)
    page.goto(server.url)
    expect(page.locator(".webhost-status")).to_contain_text("Reconnecting", timeout=15_000)
    page.wait_for_timeout(2000)
    assert len(loads) == 2
    context.close()
