export interface TimeParts {
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
  readonly milliseconds: number
}

/** A length of time as it is written: everywhere to the nearest millisecond. */
export function splitTime(time: number): TimeParts {
  const milliseconds = nearestMs(time)
  const whole = Math.floor(milliseconds / 1000)
  return {
    hours: Math.floor(whole / 3600),
    minutes: Math.floor(whole / 60) % 60,
    seconds: whole % 60,
    milliseconds: milliseconds % 1000,
  }
}

export const nearestMs = (seconds: number): number => Math.round(seconds * 1000)
