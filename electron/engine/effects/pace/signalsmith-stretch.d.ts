/**
 * Outside of an audio thread the module gives a function that is not used here; within one it registers its processor.
 */
declare module 'signalsmith-stretch' {
  const createNode: unknown
  export default createNode
}
