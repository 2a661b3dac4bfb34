/** What runs outside, as it would be typed; it is run without a shell. */
export function StepCommand({ command }: { readonly command: string | undefined }) {
  if (command === undefined) return null
  return (
    <p className="step-command">
      <span className="step-command-name">Runs</span> <code data-testid="step-command">{command}</code>
    </p>
  )
}
