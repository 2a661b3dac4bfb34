/** The file dialogs of a native host; null means that the person cancelled. */
export interface FileDialogs {
  chooseAudio(): Promise<readonly string[]>
  chooseLabels(): Promise<string | null>
  /** The program of FFmpeg. */
  chooseFfmpeg(): Promise<string | null>
  /**
   * The ending of the suggested name says what kind of file it is. The system asks by itself before a file is replaced.
   */
  chooseExport(suggested: string): Promise<string | null>
  chooseFolder(use: 'export' | 'batch' | 'watch'): Promise<string | null>
  /** Shows a file in the system's file manager. */
  reveal(file: string): void
  /** A project to go on with. */
  chooseProject(): Promise<string | null>
  /** Where a project goes: a copy beside the open one, or the file to go on in. */
  chooseProjectTarget(suggested: string, use: 'copy' | 'saveAs'): Promise<string | null>
}
