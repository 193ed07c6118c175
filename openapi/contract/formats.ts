import { fullFormats } from 'ajv-formats/dist/formats.js'

const { 'date-time': instant } = fullFormats

/** Ajv-formats lets a space stand for the T, which RFC 3339 leaves to other formats. */
const isInstant = (text: string) =>
  /^\d{4}-\d\d-\d\dT/i.test(text) && typeof instant === 'object' && 'validate' in instant
    ? (instant.validate as (value: string) => boolean)(text)
    : false

/** The formats of texts that are judged. */
export const formats = { ...fullFormats, 'date-time': isInstant }
