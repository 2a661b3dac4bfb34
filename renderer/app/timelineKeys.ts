/** What the keys mean while the timeline has the focus. */
export const timelineKeys = [
  { keys: 'Left, Right', what: 'Move the cursor' },
  { keys: 'Shift+Left, Right', what: 'Extend the selection' },
  { keys: 'Up, Down', what: 'Choose a track; with Shift one more' },
  { keys: 'Home, End', what: 'Go to the start or the end' },
  { keys: 'Page Up, Page Down', what: 'Scroll' },
  { keys: '+, −', what: 'Zoom at the cursor' },
  { keys: 'Alt+Left, Right', what: 'Go to the label before or behind' },
  { keys: 'Alt+Shift+Left, Right', what: 'Move the edge of that label, or a point' },
  { keys: 'Alt+Shift+Up, Down', what: 'Hold its start or its end' },
  { keys: 'Enter, F2', what: 'Edit the text of the label that is selected' },
  { keys: 'Escape', what: 'Reject what waits for approval, or close what is open' },
] as const
