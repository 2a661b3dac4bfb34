export function runBuilt(file: string, kept: string): { keep(): void }
