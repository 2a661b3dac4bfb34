/** Runs in the page and must stay self-contained. */
export function createWebUtils(): { getPathForFile(file: File): string } {
  // Only Chromium's browser side knows where a file came from, and the caller can't wait for it. So this stops in the
  // debugger: main sees the function by its name, asks for the path of `file`, sets `path` and lets the page go on.
  function electronStandInPathOf(file: File): string {
    let path = ''
    debugger
    return file && path
  }

  return {
    getPathForFile(file) {
      if (!(file instanceof File))
        throw new TypeError("Failed to execute 'getPathForFile': parameter 1 is not of type 'File'.")
      const set = (file as unknown as Record<symbol, unknown>)[Symbol.for('electron-stand-in.path')]
      return typeof set === 'string' ? set : electronStandInPathOf(file)
    },
  }
}
