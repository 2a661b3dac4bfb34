// Type-checks every floor with its own globals: a wrong one (document in electron/, process in shared/) is then an
// error.
// typescript 7 (tsc-native) is the compiler; typescript 6 stays for dependency-cruiser, which can't use 7's API yet.
import { spawn } from 'node:child_process'

const projects = ['tsconfig.json', 'tsconfig.shared.json', 'tsconfig.renderer.json', 'tsconfig.test.json']
const compiler = new URL('../node_modules/tsc-native/bin/tsc', import.meta.url).pathname

const run = (project) =>
  new Promise((done) => {
    const child = spawn(process.execPath, [compiler, '-p', project], { stdio: 'inherit' })
    child.on('close', (code) => done(code ?? 1))
  })

const codes = await Promise.all(projects.map(run))
process.exitCode = codes.some((code) => code !== 0) ? 1 : 0
