export const palette = {
  askInChat: 'Ask in chat',
  title: 'Command palette',
  command: 'Command',
  placeholder: 'Type what you want to do',
  found: 'Found commands',
  commands: 'Commands',
  askInChatFor: (what: string) => `Ask in chat ${what}`,
  alsoCalled: (name: string) => `also called “${name}”`,
}
