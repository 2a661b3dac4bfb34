import { runEval } from './runEval.ts'

// Whoever reads the output may stop early (`| head`); the status is still that of all cases.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

const status = await runEval(process.argv.slice(2), {
  out: (line) => console.log(line),
  note: (line) => console.error(line),
  env: process.env,
})
// A case that lost its way may still hold something open; what was printed is out first.
process.stdout.write('', () => process.exit(status))
