import { open } from 'node:fs/promises'

/** A file of which a window is given bytes. */
export interface FileToShow {
  readonly size: number
  /** Null where the drive fails; fewer bytes at the end of the file. */
  read(from: number, to: number): Promise<Uint8Array<ArrayBuffer> | null>
  close(): Promise<void>
}

/** Null where it can't be opened. */
export async function openFileToShow(path: string): Promise<FileToShow | null> {
  const file = await open(path, 'r').catch(() => null)
  const stats = await file?.stat().catch(() => null)
  if (file === null || stats === null || stats === undefined || !stats.isFile()) {
    await file?.close()
    return null
  }
  return {
    size: stats.size,
    read: async (from, to) => {
      const bytes = new Uint8Array(Math.max(0, Math.min(to, stats.size) - from))
      let filled = 0
      while (filled < bytes.length) {
        const got = await file.read(bytes, filled, bytes.length - filled, from + filled).catch(() => null)
        if (got === null) return null
        if (got.bytesRead === 0) break
        filled += got.bytesRead
      }
      return bytes.subarray(0, filled)
    },
    close: () => file.close(),
  }
}
