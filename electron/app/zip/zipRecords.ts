/**
 * Records of PKWARE's APPNOTE 6.3.10, for stored entries; the ZIP64 forms only where a number does not fit the old
 * ones.
 */
export interface ZipEntry {
  readonly name: string
  readonly size: number
  readonly crc: number
  readonly time: Date
  /** Where its local record begins. */
  readonly offset: number
}

const most32 = 0xffff_ffff
const most16 = 0xffff
const namesAreUtf8 = 0x0800
/** Version 2.0 reads stored files, 4.5 reads ZIP64. */
const [plainVersion, zip64Version] = [20, 45]
const fits = (value: number) => value < most32

export function localEntry({ name, size, crc, time }: ZipEntry): Buffer {
  const extra = fits(size) ? Buffer.alloc(0) : zip64Extra([size, size])
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x0403_4b50, 0)
  writeCommon(head, 4, { crc, size, time, name, extra })
  return Buffer.concat([head, Buffer.from(name), extra])
}

export function centralEntry({ name, size, crc, time, offset }: ZipEntry): Buffer {
  const large = [...(fits(size) ? [] : [size, size]), ...(fits(offset) ? [] : [offset])]
  const extra = large.length === 0 ? Buffer.alloc(0) : zip64Extra(large)
  const head = Buffer.alloc(46)
  head.writeUInt32LE(0x0201_4b50, 0)
  head.writeUInt16LE(extra.length > 0 ? zip64Version : plainVersion, 4)
  writeCommon(head, 6, { crc, size, time, name, extra })
  head.writeUInt32LE(Math.min(offset, most32), 42)
  return Buffer.concat([head, Buffer.from(name), extra])
}

/** What the local and the central record have alike, from "version needed" to the length of the extra field. */
function writeCommon(
  head: Buffer,
  at: number,
  { crc, size, time, name, extra }: Omit<ZipEntry, 'offset'> & { readonly extra: Buffer },
): void {
  head.writeUInt16LE(extra.length > 0 ? zip64Version : plainVersion, at)
  head.writeUInt16LE(namesAreUtf8, at + 2)
  head.writeUInt16LE((time.getHours() << 11) | (time.getMinutes() << 5) | (time.getSeconds() >> 1), at + 6)
  head.writeUInt16LE(
    (Math.max(0, time.getFullYear() - 1980) << 9) | ((time.getMonth() + 1) << 5) | time.getDate(),
    at + 8,
  )
  head.writeUInt32LE(crc, at + 10)
  head.writeUInt32LE(Math.min(size, most32), at + 14)
  head.writeUInt32LE(Math.min(size, most32), at + 18)
  head.writeUInt16LE(Buffer.byteLength(name), at + 22)
  head.writeUInt16LE(extra.length, at + 24)
}

function zip64Extra(values: readonly number[]): Buffer {
  const extra = Buffer.alloc(4 + values.length * 8)
  extra.writeUInt16LE(1, 0)
  extra.writeUInt16LE(values.length * 8, 2)
  values.forEach((value, index) => extra.writeBigUInt64LE(BigInt(value), 4 + index * 8))
  return extra
}

/** `offset` and `size` are those of the central directory. */
export function endOfZip({
  entries,
  offset,
  size,
}: {
  readonly entries: number
  readonly offset: number
  readonly size: number
}): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x0605_4b50, 0)
  end.writeUInt16LE(Math.min(entries, most16), 8)
  end.writeUInt16LE(Math.min(entries, most16), 10)
  end.writeUInt32LE(Math.min(size, most32), 12)
  end.writeUInt32LE(Math.min(offset, most32), 16)
  if (fits(offset) && fits(size) && entries < most16) return end
  const large = Buffer.alloc(56 + 20)
  large.writeUInt32LE(0x0606_4b50, 0)
  large.writeBigUInt64LE(44n, 4)
  large.writeUInt16LE(zip64Version, 12)
  large.writeUInt16LE(zip64Version, 14)
  large.writeBigUInt64LE(BigInt(entries), 24)
  large.writeBigUInt64LE(BigInt(entries), 32)
  large.writeBigUInt64LE(BigInt(size), 40)
  large.writeBigUInt64LE(BigInt(offset), 48)
  large.writeUInt32LE(0x0706_4b50, 56)
  large.writeBigUInt64LE(BigInt(offset + size), 64)
  large.writeUInt32LE(1, 72)
  return Buffer.concat([large, end])
}
