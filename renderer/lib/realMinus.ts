/** Numbers below zero with a minus sign in place of the hyphen that a keyboard has: "-16 LUFS" becomes "−16 LUFS". */
export const realMinus = (text: string): string => text.replaceAll(/(?<![\p{L}\p{N}–-])-(?=\d)/gu, '−')
