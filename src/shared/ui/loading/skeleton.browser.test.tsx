import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Skeleton } from './skeleton.tsx'
import { UiProvider } from '../theme/ui-provider.tsx'

test('pulses after two seconds, and in its colour only', async () => {
  const { container } = await render(
    <UiProvider>
      <Skeleton />
    </UiProvider>,
  )
  const [pulse, ...others] = container.querySelector('[data-skeleton]')?.getAnimations() ?? []
  expect(others).toEqual([])
  expect(pulse?.effect?.getTiming()).toMatchObject({ delay: 2000, duration: 1800, iterations: Infinity })
  const effect = pulse?.effect
  const keyframes = effect instanceof KeyframeEffect ? effect.getKeyframes() : []
  expect(keyframes.map(({ backgroundColor, opacity }) => ({ backgroundColor, opacity }))).toEqual([
    { backgroundColor: 'rgb(233, 225, 211)' },
    { backgroundColor: 'color(srgb 0.913726 0.882353 0.827451 / 0.55)' },
    { backgroundColor: 'rgb(233, 225, 211)' },
  ])
})
