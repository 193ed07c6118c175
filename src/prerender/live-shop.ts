import { fixedPaths } from './fixed-paths.ts'
import { hostCalls } from './host-calls.ts'
import { hostPaths } from './host-paths.ts'
import type { Send } from '#src/shared/api/http.ts'
import type { Source } from './source.ts'

interface LiveOptions {
  /** The origin of the host whose data the pages show; without it they are frames. */
  from?: string | undefined
  /** The maximum number of pages. */
  limit: number
  at: Date
  /** Sends calls to the seeded shop, for the styles of the frames' data. */
  seeded: Send
  log: (line: string) => void
}

/** The pages of a live shop. What the host does not answer stays a frame, or is left to the fallback page. */
export async function liveShop({ from, limit, at, seeded, log }: LiveOptions): Promise<Source> {
  const frames: Source = {
    paths: fixedPaths,
    render: ({ renderFrame }, path) => renderFrame(path, { at, send: seeded }),
  }
  if (from === undefined) return frames
  const send = hostCalls(from)
  const found = await hostPaths(send).catch((error: unknown) => {
    log(`PRERENDER_FROM=${from} does not answer (${textOf(error)}): the pages are frames without data.`)
    return undefined
  })
  if (found === undefined) return frames

  const paths = [...fixedPaths, ...found].slice(0, Math.max(limit, fixedPaths.length))
  const left = fixedPaths.length + found.length - paths.length
  if (left > 0) log(`${left} pages are left to the fallback page: PRERENDER_LIMIT is ${limit}.`)
  return {
    paths,
    render: async (renderer, path) => {
      try {
        return await renderer.render(path, { at, send })
      } catch (error) {
        const isFixed = fixedPaths.includes(path)
        log(`${path} is ${isFixed ? 'a frame without data' : 'left to the fallback page'}: ${textOf(error)}`)
        return isFixed ? frames.render(renderer, path) : undefined
      }
    },
  }
}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
