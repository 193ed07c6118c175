import { parseAst, type Plugin } from 'vite'

/** The new bodies of functions, by name. */
type Bodies = Record<string, string>

const each = (names: string, body: string): Bodies =>
  Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, body]),
  )
const methods = (owner: string, names: string) =>
  names
    .split(' ')
    .map((name) => `${owner}.prototype.${name}`)
    .join(' ')

/** The body for a feature's entry function: using the feature fails with a message. */
const missing = 'throw Error("Not in this build: see vite.left-out.ts")'

/**
 * Parts of libraries that no page uses and that cannot be configured away: by file, the functions to empty, after which
 * the rest is dropped as unused. They were a fifth of the first load.
 */
const leftOut: { file: RegExp; bodies: Bodies }[] = [
  {
    file: /\/react-dom\/cjs\/react-dom-client\.production\.js$/,
    bodies: {
      // <ViewTransition>: the shop calls document.startViewTransition itself.
      ...each('startViewTransition', missing),
      ...each(
        `commitExitViewTransitions commitEnterViewTransitions commitNestedViewTransitions scheduleViewTransitionEvent
        commitAppearingPairViewTransitions commitDeletedPairViewTransitions restoreEnterOrExitViewTransitions
        restoreNestedViewTransitions restoreViewTransitionOnHostInstances restoreViewTransitionName
        applyViewTransitionToHostInstances applyViewTransitionToHostInstancesRecursive applyViewTransitionName
        measureNestedViewTransitions measureViewTransitionHostInstancesRecursive pushViewTransitionCancelableScope
        getViewTransitionName getViewTransitionClassName createViewTransitionInstance
        ${methods('ViewTransitionPseudoElement', 'animate getAnimations getComputedStyle')}`,
        '',
      ),
      // Refs on fragments.
      ...each(
        methods(
          'FragmentInstance',
          'addEventListener removeEventListener dispatchEvent focus focusLast blur observeUsing unobserveUsing ' +
            'getClientRects getRootNode compareDocumentPosition scrollIntoView',
        ),
        missing,
      ),
      ...each(
        `commitNewChildToFragmentInstance deleteChildFromFragmentInstance commitFragmentInstanceInsertionEffects
        commitFragmentInstanceDeletionEffects`,
        '',
      ),
      // <SuspenseList>, <Activity>, custom elements, and functions as actions of forms.
      ...each('updateSuspenseListComponent updateActivityComponent setPropOnCustomElement', missing),
      ...each('mountActionState updateActionState rerenderActionState startHostTransition', missing),
      isCustomElement: 'return false',
      // Stylesheets and scripts as elements, and their loading from code: the build links both.
      ...each('prefetchDNS preconnect preloadModule preinitStyle preinitScript preinitModuleScript', missing),
      getResource: `if (/^(meta|title|link)$/.test(type)) return null; ${missing}`,
      acquireResource: missing,
      preloadResourceAndSuspendIfNeeded: 'workInProgress.flags &= -16777217',
      ...each('suspendResource suspendInstance', ''),
      // Commits that wait for pictures, which only <ViewTransition> asks for.
      maySuspendCommit: 'return false',
      waitForCommitToBeReady: 'return null',
      // Component stacks of errors, which the shop does not log. They took 20 ms when a frame waits for its data.
      getStackByFiberInDevAndProd: `return ''`,
    },
  },
  {
    file: /\/react-dom\/cjs\/react-dom\.production\.js$/,
    bodies: each(
      'exports.preconnect exports.prefetchDNS exports.preinit exports.preinitModule exports.preloadModule',
      missing,
    ),
  },
  {
    file: /\/@chakra-ui\/react\/dist\/esm\/styled-system\/preflight\.js$/,
    // The reset is in base.css.
    bodies: { createPreflight: 'return {}' },
  },
  {
    file: /\/@chakra-ui\/react\/dist\/esm\/styled-system\/system\.js$/,
    bodies: {
      ...each('getPreflightCss getGlobalCss getTokenCss', 'return {}'),
      // Lists of tokens, for tools.
      ...each('compositionQuery semanticTokenQuery basicQuery', ''),
    },
  },
  {
    file: /\/@chakra-ui\/react\/dist\/esm\/styled-system\/provider\.js$/,
    // Every page of a build has the rules of the tokens in its HTML. The number of children must stay three, since the
    // position is part of the ids that hydration compares.
    bodies: {
      ChakraProvider:
        'return jsxs(ChakraContextProvider, { value: props.value, children: [false, false, props.children] })',
    },
  },
  {
    file: /\/@emotion\/cache\/dist\/emotion-cache\.browser\.esm\.js$/,
    // The default of an option that the shop sets: see cache-options.ts.
    bodies: { prefixer: '' },
  },
  {
    file: /\/react-router\/dist\/production\/chunk-7RTFRKQW\.mjs$/,
    bodies: {
      // Framework mode: the server's manifest and preloading.
      ...each('PrefetchPageLinks Form HistoryRouter RemixRootDefaultErrorBoundary', missing),
      usePrefetchBehavior: 'return [false, undefined, {}]',
      ...each('parseHydrationData decodeRouteErrorResponseDigest', ''),
      RSCErrorHandler: 'return children',
      // Actions: the shop's forms send through React Query.
      ...each('handleAction', missing),
      ...each('isSubmissionNavigation isMutationMethod', 'return false'),
      normalizeNavigateOptions: 'return { path }',
      getSubmissionFromNavigation: '',
      createClientSideRequest: 'return new Request(history.createURL(stripHashFromPath(location)), { signal })',
      // Fetchers. The router itself finds none.
      ...each('fetch2 getFetcher resetFetcher queueFetcherForDeletion', missing),
      ...each('handleFetcherAction handleFetcherLoader getUpdatedRevalidatingFetchers', ''),
      ...each('abortFetcher deleteFetcher updateFetcherState setFetcherError markFetchersDone', ''),
      ...each('markFetchRedirectsDone abortStaleFetchLoads', 'return false'),
      // Loaders and their responses, since routes only load their own code.
      ...each('startRedirectNavigation revalidate', missing),
      ...each('findRedirect normalizeRelativeRoutingRedirectResponse interruptActiveLoads parseResponseBody', ''),
      ...each('isRedirectResult isRedirectDataStrategyResult isResponse isDataWithResponseInit', 'return false'),
      // Middleware, instrumentation, and routes that are added or loaded later.
      ...each('runClientMiddlewarePipeline getRouteInstrumentationUpdates instrumentClientSideRouter', missing),
      ...each('discoverRoutes patchRoutes _internalSetRoutes', missing),
      checkFogOfWar: 'return { active: false, matches: null }',
      ...each('loadLazyRouteProperty', ''),
      // Every route has one of the shop's error pages above it.
      DefaultErrorComponent: 'return null',
    },
  },
]

interface Node {
  type: string
  start: number
  end: number
  [field: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** The named functions in a module, each with its body. */
function* functionsIn(node: unknown, text: string): Generator<{ name: string; body: Node }> {
  if (Array.isArray(node)) for (const part of node as unknown[]) yield* functionsIn(part, text)
  if (!isNode(node)) return
  const [named, value] =
    node.type === 'FunctionDeclaration'
      ? [node.id, node]
      : node.type === 'VariableDeclarator'
        ? [node.id, node.init]
        : node.type === 'AssignmentExpression'
          ? [node.left, node.right]
          : []
  // As in `const Form = forwardRef(() => {})`.
  const made = isNode(value) && Array.isArray(value.arguments) ? (value.arguments[0] as unknown) : value
  if (isNode(named) && isNode(made) && /Function/.test(made.type) && isNode(made.body))
    yield { name: text.slice(named.start, named.end), body: made.body }
  for (const part of Object.values(node)) yield* functionsIn(part, text)
}

/** The module with these function bodies replaced. Throws if one of the functions is missing. */
export function replaceBodies(text: string, bodies: Bodies): string {
  const found = new Set<string>()
  const replaced: { body: Node; by: string }[] = []
  for (const { name, body } of functionsIn(parseAst(text).body, text)) {
    const by = bodies[name]
    if (by === undefined) continue
    found.add(name)
    // A function inside a replaced one is removed with it.
    if (!replaced.some((outer) => outer.body.start < body.start && body.end < outer.body.end))
      replaced.push({ body, by })
  }
  const unknown = Object.keys(bodies).filter((name) => !found.has(name))
  if (unknown.length > 0) throw new Error(`vite.left-out.ts names functions that are not there: ${unknown.join(', ')}`)
  return replaced
    .toSorted((a, b) => b.body.start - a.body.start)
    .reduce((code, { body, by }) => `${code.slice(0, body.start)}{${by}}${code.slice(body.end)}`, text)
}

/** Builds the app without the parts of libraries that it does not use. */
export function leaveOut(): Plugin {
  const seen = new Set<RegExp>()
  return {
    name: 'suvarnika:leave-out',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform: {
      filter: { id: leftOut.map(({ file }) => file) },
      handler(code, id) {
        const part = leftOut.find(({ file }) => file.test(id))
        if (part === undefined) return undefined
        seen.add(part.file)
        return { code: replaceBodies(code, part.bodies), map: null }
      },
    },
    buildEnd(error) {
      const unseen = leftOut.find(({ file }) => !seen.has(file))
      if (error === undefined && unseen)
        this.error(`vite.left-out.ts names a file that is not in the build: ${unseen.file}`)
    },
  }
}
