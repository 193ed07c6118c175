import { chakra } from '@chakra-ui/react/styled-system'
import { useStored } from '../../lib/storage/stored.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { Checkbox } from '../field/field.tsx'
import { plainKeys } from './plain-keys.ts'
import { keyLabels, shortcuts } from './shortcuts.ts'

const Key = chakra('kbd', {
  base: {
    display: 'inline-block',
    minWidth: '7',
    paddingInline: '2',
    paddingBlock: '0.5',
    fontFamily: 'body',
    fontSize: 'sm',
    textAlign: 'center',
    bg: 'bg.subtle',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'sm',
  },
})

/** The shortcuts in a dialog, and the switch for those without Ctrl. */
export function ShortcutList({ open, onClose }: { open: boolean; onClose: () => void }) {
  const isOn = useStored(plainKeys) === null
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard shortcuts">
      <chakra.dl display="grid" gridTemplateColumns="minmax(0, 1fr) auto" columnGap="6" rowGap="3" alignItems="center">
        {Object.values(shortcuts).map((shortcut) => (
          <chakra.div key={shortcut.key} display="contents">
            <dt>{shortcut.does}</dt>
            <chakra.dd display="flex" gap="1.5" justifyContent="end">
              {keyLabels(shortcut).map((label) => (
                <Key key={label}>{label}</Key>
              ))}
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
      <chakra.div marginTop="6" paddingTop="4" borderTopWidth="1px">
        <Checkbox
          label="Keys without Ctrl are shortcuts too"
          checked={isOn}
          onChange={() => plainKeys.write(isOn ? 'off' : null)}
        />
      </chakra.div>
    </Dialog>
  )
}
