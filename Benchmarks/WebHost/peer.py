"""The peer's server: six fields, each checked on every key. The port is the argument."""
import sys

from nicegui import ui

FIELDS = ["Full name", "Street address", "Apartment", "City", "Canton or state", "Postcode"]


def check(label, value):
    if not value.strip():
        return f"{label} is required"
    if label == "Postcode" and not (value.isdigit() and len(value) == 4):
        return "Enter four digits"
    return f"{value}: {len(value)} characters"


@ui.page("/")
def page():
    ui.label("Address").classes("text-h5")
    for name in FIELDS:
        note = ui.label("")
        ui.input(name, on_change=lambda event, note=note, name=name:
                 note.set_text(check(name, event.value)))
    ui.select(["Switzerland", "Germany", "United States"], value="Switzerland", label="Country")
    ui.button("Save")


ui.run(host="127.0.0.1", port=int(sys.argv[1]), show=False, reload=False, reconnect_timeout=3.0)
