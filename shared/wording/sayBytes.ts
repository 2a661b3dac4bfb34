/** Room on a drive, as file managers say it: "8.4 MB", "1.2 GB". */
export function sayBytes(bytes: number, single = 'bytes'): string {
  const [size, unit] = [
    [1e9, 'GB'],
    [1e6, 'MB'],
    [1e3, 'kB'],
  ].find(([size]) => bytes >= Number(size)) ?? [1, single]
  const amount = bytes / Number(size)
  return `${amount < 10 && unit !== single ? amount.toFixed(1) : Math.round(amount)} ${unit}`
}
