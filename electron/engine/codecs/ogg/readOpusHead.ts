/** The first packet of an Opus stream (RFC 7845, 5.1). */
export interface OpusHead {
  readonly channels: number
  readonly preSkip: number
  /** A factor that has to be applied to what is decoded. */
  readonly gain: number
  readonly family: number
  readonly streamCount: number
  readonly coupledStreamCount: number
  readonly channelMappingTable: readonly number[]
}

/** Null when the numbers make no sense. */
export function readOpusHead(packet: Uint8Array): OpusHead | null {
  if (packet.length < 19 || (packet[8] as number) > 15) return null
  const view = new DataView(packet.buffer, packet.byteOffset, packet.byteLength)
  const channels = packet[9] as number
  const family = packet[18] as number
  const common = {
    channels,
    family,
    preSkip: view.getUint16(10, true),
    gain: 10 ** (view.getInt16(16, true) / (20 * 256)),
  }
  if (channels === 0) return null
  if (family === 0)
    return channels > 2
      ? null
      : {
          ...common,
          streamCount: 1,
          coupledStreamCount: channels - 1,
          channelMappingTable: channels === 2 ? [0, 1] : [0],
        }
  const streamCount = packet[19] ?? 0
  const coupledStreamCount = packet[20] ?? 0
  const table = [...packet.subarray(21, 21 + channels)]
  if (
    streamCount === 0 ||
    coupledStreamCount > streamCount ||
    streamCount + coupledStreamCount > 255 ||
    table.length < channels
  )
    return null
  if (table.some((index) => index !== 255 && index >= streamCount + coupledStreamCount)) return null
  return { ...common, streamCount, coupledStreamCount, channelMappingTable: table }
}
