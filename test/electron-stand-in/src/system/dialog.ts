import { strict } from '../strict.ts'

type Options = { title?: string; message?: string; cancelId?: number }

function tell(name: string, answer: string): void {
  console.error(`electron stand-in: dialog.${name} has no stub, so it answers "${answer}"`)
}

/** Options come last, after an optional parent window. */
function messageAnswer(args: unknown[]): number {
  const { cancelId = 0 } = (args.at(-1) ?? {}) as Options
  return cancelId
}

/** Nobody is there to answer: every dialog is cancelled unless a test puts its own function in place. */
export const dialog = strict('dialog', {
  async showOpenDialog(..._args: unknown[]) {
    tell('showOpenDialog', 'cancelled')
    return { canceled: true, filePaths: [] as string[] }
  },
  async showSaveDialog(..._args: unknown[]) {
    tell('showSaveDialog', 'cancelled')
    return { canceled: true, filePath: '' }
  },
  async showMessageBox(...args: unknown[]) {
    tell('showMessageBox', `button ${messageAnswer(args)}`)
    return { response: messageAnswer(args), checkboxChecked: false }
  },
  showOpenDialogSync(..._args: unknown[]): string[] | undefined {
    tell('showOpenDialogSync', 'cancelled')
    return undefined
  },
  showSaveDialogSync(..._args: unknown[]): string {
    tell('showSaveDialogSync', 'cancelled')
    return ''
  },
  showMessageBoxSync(...args: unknown[]): number {
    tell('showMessageBoxSync', `button ${messageAnswer(args)}`)
    return messageAnswer(args)
  },
  showErrorBox(title: string, content: string): void {
    console.error(`${title}\n${content}`)
  },
})
