import { homedir } from 'node:os'
import { messageOf } from '../../../shared/failures/index.ts'
import { type Registry, registry as everyTool, withOutsideTools } from '../../agent/index.ts'
import { appFile, dataPaths, findProgram, readToolFiles } from '../../platform/index.ts'
import type { Io } from '../io.ts'

const shipped = appFile('assets', 'tools')

/** The tools of the app, with the programs that files describe; what is wrong with one of the files is noted. */
export async function collectTools({ env, note }: Pick<Io, 'env' | 'note'>): Promise<Registry> {
  const paths = dataPaths({ platform: process.platform, home: homedir(), env })
  const found = await readToolFiles({ shipped, own: paths.tools, trusted: paths.trustedTools }, (problem) =>
    note(messageOf(problem)),
  )
  const made = await withOutsideTools(everyTool, found.files, (name) => findProgram(name, env))
  for (const problem of [...found.problems, ...made.problems]) note(messageOf(problem))
  return made.registry
}
