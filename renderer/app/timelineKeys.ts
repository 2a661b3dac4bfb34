/** What the keys mean while the timeline has the focus. */
export const timelineKeys = [
  { keys: 'Left, Right', what: 'Move the cursor' },
  { keys: 'Shift+Left, Right', what: 'Extend the selection' },
  { keys: 'Up, Down', what: 'Choose a track; with Shift one more' },
  { keys: 'Home, End', what: 'Go to the start or the end' },
  { keys: 'Page Up, Page Down', what: 'Scroll' },
  { keys: '+, −', what: 'Zoom at the cursor' },
  { keys: 'Escape', what: 'Reject what waits for approval, or close what is open' },
] as const
