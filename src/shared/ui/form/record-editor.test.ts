import { ApiError } from '#src/shared/api/api-error.ts'
import { asha, memoryStorage } from '#src/shared/api/session-fixture.ts'
import { session } from '#src/shared/api/session.ts'
import { createFormControl } from 'react-hook-form'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { EditFormOptions } from './edit-form-options.ts'
import { RecordEditor } from './record-editor.ts'

interface Ring {
  name: string
  price: string
}

const ring: Ring = { name: 'Ring', price: '100' }

/** A server with one ring, which others may change; `lose` drops the answer of the next save. */
class RingServer {
  ring: Ring | null = ring
  readonly saves: Ring[] = []
  isRead = true
  lose = false

  readonly latest = async (): Promise<Ring | null> => {
    if (!this.isRead) throw new ApiError('status', '', { status: 500, body: { message: 'Out of order.' } })
    return Promise.resolve(this.ring)
  }

  readonly save = async (values: Ring) => {
    this.saves.push(values)
    this.ring = { name: values.name.trim(), price: values.price }
    if (this.lose) {
      this.lose = false
      throw new ApiError('network', 'The shop could not be reached.', { isUncertain: true })
    }
    return Promise.resolve({ resetTo: this.ring })
  }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
  session.signIn({ token: 'a-token', user: asha })
})
afterEach(() => {
  session.signOut()
  vi.unstubAllGlobals()
})

/** A form as `useEditForm` opens it, without a screen. */
function openForm(options: Pick<EditFormOptions<Ring>, 'save'> & Partial<EditFormOptions<Ring>>) {
  const initial = options.initial ?? ring
  const form = createFormControl<Ring>({ defaultValues: initial })
  form.reset(initial)
  const all = {
    initial,
    failureText: 'Not saved',
    goneText: 'The ring is gone.',
    tellsElsewhere: true,
    ...options,
  } as const
  const editor = new RecordEditor<Ring>(form, all, () => undefined)
  editor.take(all)
  const type = (field: keyof Ring, text: string) => {
    form.setValue(field, text, { shouldDirty: true })
    editor.storeDraft(form.getValues())
  }
  return { editor, type, values: () => form.getValues() }
}

function open() {
  const server = new RingServer()
  return { server, ...openForm({ draft: 'ring', latest: server.latest, save: server.save }) }
}

const asked = (editor: RecordEditor<Ring>) =>
  editor.read().conflicts.map(({ label, theirs, yours }) => [label, theirs, yours])

test('a save sends the newer value of a field that this person did not touch', async () => {
  const { server, editor, type, values } = open()
  type('name', 'Band')
  server.ring = { name: 'Ring', price: '120' }
  expect(await editor.submit()).toBe(true)
  expect(server.saves).toEqual([{ name: 'Band', price: '120' }])
  expect(values().price).toBe('120')
})

test('a colleague who saves once more asks once more', async () => {
  const { server, editor, type } = open()
  type('name', 'Band')
  server.ring = { name: 'Hoop', price: '100' }
  expect(await editor.submit()).toBe(false)
  expect(asked(editor)).toEqual([['Name', 'Hoop', 'Band']])
  editor.choose('name', 'yours')
  server.ring = { name: 'Loop', price: '100' }
  expect(await editor.submit()).toBe(false)
  expect(asked(editor)).toEqual([['Name', 'Loop', 'Band']])
  expect(server.saves).toEqual([])
})

test('both having typed the same is no question', async () => {
  const { server, editor, type, values } = open()
  type('name', 'Hoop ')
  server.ring = { name: 'Hoop', price: '100' }
  expect(await editor.submit()).toBe(true)
  expect(values().name).toBe('Hoop')
  expect(server.saves).toHaveLength(1)
})

test('a deleted record and one that cannot be read are not saved, say so, and keep what was typed', async () => {
  const { server, editor, type, values } = open()
  type('name', 'Band')
  server.isRead = false
  expect(await editor.submit()).toBe(false)
  expect(editor.read().failure).toMatchObject({
    text: 'Not saved',
    reason: 'Out of order. Nothing was sent, since we could not look whether somebody else has changed it.',
  })
  server.isRead = true
  server.ring = null
  expect(await editor.submit()).toBe(false)
  expect(editor.read()).toMatchObject({ isGone: true, failure: { text: 'The ring is gone.' } })
  expect(values().name).toBe('Band')
  expect(server.saves).toEqual([])
})

test('a choice that nobody has made is asked for again after each reload', async () => {
  const first = open()
  first.type('name', 'Band')
  const { server } = first
  server.ring = { name: 'Hoop', price: '120' }
  for (const price of ['130', '140', '150']) {
    const { editor, type } = openForm({
      draft: 'ring',
      initial: server.ring,
      latest: server.latest,
      save: server.save,
    })
    expect(asked(editor)).toEqual([['Name', 'Hoop', 'Band']])
    type('price', price)
    expect(await editor.submit()).toBe(false)
  }
  expect(server.saves).toEqual([])
})

test('a save whose answer was lost is not taken for a colleague’s', async () => {
  const { server, editor, type, values } = open()
  type('name', 'Band')
  server.lose = true
  expect(await editor.submit()).toBe(false)
  expect(editor.read().failure?.reason).toContain('It may have gone through anyway.')
  type('name', 'Wide band')
  expect(await editor.submit()).toBe(true)
  expect(values().name).toBe('Wide band')
  expect(server.saves.map((saved) => saved.name)).toEqual(['Band', 'Wide band'])
})

test('a form that creates looks for what an unanswered save has made, also after a reload, before it sends again', async () => {
  const server = new RingServer()
  const find = () => Promise.resolve(server.saves.length > 0 ? { resetTo: ring } : undefined)
  const creating = () => openForm({ draft: 'new', find, save: server.save })
  const { editor, type } = creating()
  type('name', 'Band')
  server.lose = true
  expect(await editor.submit()).toBe(false)
  const { editor: again, values } = creating()
  expect(values().name).toBe('Band')
  expect(await again.submit()).toBe(true)
  expect(server.saves).toHaveLength(1)
  expect(values()).toEqual(ring)
})

test('after a save its own values and the old ones are not taken over, but later changes by others are', async () => {
  const { server, editor, type, values } = open()
  type('name', 'Mine')
  await editor.submit()
  for (const name of ['Mine', 'Ring', 'Mine']) {
    editor.refresh({ ...ring, name })
    expect(values().name).toBe('Mine')
  }
  editor.refresh({ ...ring, name: 'Theirs' })
  expect(values().name).toBe('Theirs')
  type('name', 'Typed')
  editor.refresh({ ...ring, name: 'Newest' })
  expect(values().name).toBe('Typed')
  expect(asked(editor)).toEqual([['Name', 'Newest', 'Typed']])
  expect(server.saves).toHaveLength(1)
})
