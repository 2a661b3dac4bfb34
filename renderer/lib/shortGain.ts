/** With a sign, and a real minus, which is as wide as a plus. */
export function shortGain(gainDb: number): string {
  return `${gainDb > 0 ? '+' : ''}${gainDb.toFixed(1)}`.replace('-', '−')
}
