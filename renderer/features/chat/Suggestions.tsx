import { Button, Group } from 'react-aria-components'

const suggestions = [
  'Trim the first 30 seconds',
  'Normalize everything to -1 dB',
  'Fade out the last 5 seconds',
  'How long is this?',
  'What can you do?',
]

/** Shown while nothing has been said yet. */
export function Suggestions({ onChoose }: { readonly onChoose: (text: string) => void }) {
  return (
    <Group className="suggestions" aria-label="Suggestions">
      {suggestions.map((text) => (
        <Button key={text} className="chip" onPress={() => onChoose(text)}>
          {text}
        </Button>
      ))}
    </Group>
  )
}
