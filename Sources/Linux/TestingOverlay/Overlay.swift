// The toolchain's module Testing asks for a module of this name in every file that imports both
// Testing and UIKit. On Apple's platforms the toolchain brings it; here it is empty, because
// attaching a UIImage to a test is all that it is for.
