import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { createApi, findBridge } from './ipc/api.ts'
import { decodeForApp } from './ipc/decodeForApp.ts'
import { createScope } from './lib/scope.ts'
import { createAppStore } from './store/appStore.ts'
import { connect } from './store/connect.ts'
import { createFocusQueue } from './store/focusQueue.ts'
import { createHeard } from './store/heard.ts'
import { createPlayhead } from './store/playhead.ts'
import '@fontsource-variable/hanken-grotesk/wght.css'
import './ui/tokens.css'
import './ui/base.css'
import './app/app.css'
import './app/shell.css'

// For the schemas of what is loaded later: each would try whether it may make code of text, which the policy refuses.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

const store = createAppStore()
const api = createApi(findBridge(() => store.setState({ connection: 'lost' })))
const root = document.getElementById('root')
if (!root) throw new Error('the page has no #root')

const show = () =>
  createRoot(root).render(
    <App app={{ api, store, playhead: createPlayhead(), heard: createHeard(), focus: createFocusQueue() }} />,
  )
// The ruler is drawn on a canvas, which does not wait for a font.
document.fonts.load("13px 'Hanken Grotesk Variable'").then(show, show)
void connect(api, store, createScope())
void decodeForApp(api, createScope())
