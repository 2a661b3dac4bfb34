import { createContext, useContext } from 'react'

/** The number of the step that is shown, where others are listed beside it. */
export const StepNumber = createContext<number | null>(null)

/** Its own place among what is asked, where it stands alone. */
export const useStepNumber = (index: number): number => useContext(StepNumber) ?? index + 1
