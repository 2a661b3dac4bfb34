import { formatTime } from '../../../../shared/formatTime.ts'
import { defineQuery } from '../defineQuery.ts'

export const getPlaybackState = defineQuery({
  name: 'get_playback_state',
  title: 'Playback',
  description: 'Whether it is playing, paused or stopped, and where.',
  words: ['is it playing'],
  read: (view) => ({ state: view.transport.state, position: view.transport.position }),
  say: (transport) => `It is ${transport.state}, at ${formatTime(transport.position)}.`,
})
