/** The name of a project that nobody has named, in its file; the window says it in its language. */
export const untitled = 'Untitled'
