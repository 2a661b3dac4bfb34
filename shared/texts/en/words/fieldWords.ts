type Words = Readonly<Record<string, string>>

/** What presets, choices and units are called, by their English names; what has none is called as it is. */
export const fieldWords: { readonly presets: Words; readonly choices: Words; readonly units: Words } = {
  presets: {},
  choices: {},
  units: {},
}
