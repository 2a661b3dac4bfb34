export interface ExportSlice {
  readonly exportOpen: boolean
  readonly openExport: () => void
  readonly closeExport: () => void
}

export function createExportSlice(set: (change: Partial<ExportSlice>) => void): ExportSlice {
  return {
    exportOpen: false,
    openExport: () => set({ exportOpen: true }),
    closeExport: () => set({ exportOpen: false }),
  }
}
