const clock = /^(?:(?:(\d{1,3}):)?(\d{1,3}):)?(\d+(?:[.,]\d*)?)$/u
/** A time code of film: hours, minutes, seconds and pictures; semicolons where two are dropped each minute. */
const timeCode = /^(\d{1,3})[:;](\d{2})[:;](\d{2})[:;](\d{2,3})$/u

/** Seconds of "12.5", "0:12.500" and "1:02:03"; null where it is none of these. */
export function readTime(text: string): number | null {
  const parts = clock.exec(text.trim())
  if (parts === null) return null
  const [, hours = '0', minutes = '0', seconds = ''] = parts
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds.replace(',', '.'))
}

/**
 * Seconds of a time code. `perSecond` is how many pictures a second has; 0 where nobody says, and then what is over a
 * whole second is left out.
 */
export function readTimeCode(text: string, perSecond: number): number | null {
  const parts = timeCode.exec(text.trim())
  if (parts === null) return null
  const [hours, minutes, seconds, pictures] = parts.slice(1).map(Number) as [number, number, number, number]
  return hours * 3600 + minutes * 60 + seconds + (perSecond > 0 ? pictures / perSecond : 0)
}
