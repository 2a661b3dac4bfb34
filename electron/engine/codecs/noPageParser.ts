/**
 * Stands in the bundle for `codec-parser`, which the decoders' packages bring along to cut files into frames and pages.
 * Here they only ever get whole ones, so that it is never asked; and it is under the LGPL, which what ships need not
 * carry for nothing.
 */
export default class NoPageParser {}

export const data = Symbol('data')
export const header = Symbol('header')
export const codecFrames = Symbol('codecFrames')
export const totalSamples = Symbol('totalSamples')
export const isLastPage = Symbol('isLastPage')
export const vorbisComments = Symbol('vorbisComments')
export const vorbisSetup = Symbol('vorbisSetup')
