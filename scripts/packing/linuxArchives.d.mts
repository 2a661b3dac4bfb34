export function makeTar(folder: string, target: string, name: string): void
export function makeDeb(folder: string, target: string, config: object): void
