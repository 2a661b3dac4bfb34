const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 18)) {
  throw new Error(
    `The tests need Node 22.18 or newer, and this is ${process.versions.node}. Run them as "npm test" after "npm ci".`,
  )
}
