// swift-tools-version:6.0
import PackageDescription

let strict: [SwiftSetting] = [.unsafeFlags(["-warnings-as-errors"], .when(platforms: [.linux]))]

// Where there is no SwiftUI the views are compiled against a stand-in that declares what they use,
// and the core is a shared library: a static one that changed would not be linked again.
#if os(Linux)
    let platformTargets: [Target] = [
        .systemLibrary(name: "MyrmexFFI", path: "Generated/MyrmexFFI"),
        .target(name: "SwiftUI", path: "Linux/SwiftUI", swiftSettings: strict),
        .target(name: "UIKit", dependencies: ["SwiftUI"], path: "Linux/UIKit", swiftSettings: strict),
        .executableTarget(
            name: "Myrmex",
            dependencies: ["MyrmexCore", "MyrmexModel", "MyrmexUI", "SwiftUI", "UIKit"],
            path: "App/Sources",
            swiftSettings: strict
        ),
        .testTarget(
            name: "MyrmexUITests",
            dependencies: ["MyrmexCore", "MyrmexModel", "MyrmexUI", "SwiftUI"],
            swiftSettings: strict
        ),
    ]
    let pictures: [Target.Dependency] = ["SwiftUI"]
#else
    let platformTargets: [Target] = [
        .binaryTarget(name: "MyrmexFFI", path: "MyrmexFFI.xcframework")
    ]
    let pictures: [Target.Dependency] = []
#endif

let package = Package(
    name: "Myrmex",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [
        .library(name: "MyrmexCore", targets: ["MyrmexCore"]),
        .library(name: "MyrmexModel", targets: ["MyrmexModel"]),
        .library(name: "MyrmexUI", targets: ["MyrmexUI"]),
    ],
    targets: platformTargets + [
        .target(
            name: "MyrmexCore",
            dependencies: ["MyrmexFFI"],
            path: "Generated/MyrmexCore",
            // Made by UniFFI, which writes for Swift 5.
            swiftSettings: [.swiftLanguageMode(.v5)],
            linkerSettings: [.linkedLibrary("myrmex", .when(platforms: [.linux]))]
        ),
        .target(name: "MyrmexModel", dependencies: ["MyrmexCore"], swiftSettings: strict),
        .target(
            name: "MyrmexUI", dependencies: ["MyrmexCore", "MyrmexModel"] + pictures, swiftSettings: strict),
        .testTarget(name: "MyrmexCoreTests", dependencies: ["MyrmexCore"], swiftSettings: strict),
        .testTarget(
            name: "MyrmexModelTests", dependencies: ["MyrmexCore", "MyrmexModel"], swiftSettings: strict),
    ]
)
