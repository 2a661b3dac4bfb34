/** The file dialogs of a native host; null is the answer of a person who thought better of it. */
export interface FileDialogs {
  chooseAudio(): Promise<readonly string[]>
  chooseExport(suggested: string): Promise<string | null>
}
