import { packagesOf } from './shipped.mjs'

/** Fails a build into which a package comes that the notices do not name. */
export function noticed(named) {
  return {
    name: 'noticed',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((chunk) =>
        chunk.type === 'chunk' ? Object.keys(chunk.modules) : [],
      )
      const unnamed = [...packagesOf(modules)].filter((name) => !named.includes(name))
      if (unnamed.length > 0)
        this.error(`${unnamed.join(', ')} would ship without a notice. See scripts/licences/packages.mjs.`)
    },
  }
}
