import { Icon } from '#src/shared/ui/icons/icons.tsx'
import { chakra } from '@chakra-ui/react/styled-system'

const drawings = {
  Instagram:
    'M7 3.5h10A3.5 3.5 0 0 1 20.5 7v10a3.5 3.5 0 0 1-3.5 3.5H7A3.5 3.5 0 0 1 3.5 17V7A3.5 3.5 0 0 1 7 3.5ZM12 15.8a3.8 3.8 0 1 0 0-7.6 3.8 3.8 0 0 0 0 7.6ZM16.8 7.2v.01',
  Facebook:
    'M13.5 20.5v-7.8h3l.5-3.2h-3.5V7.8c0-1.1.5-1.8 1.9-1.8H17V3.2h-2.3c-3 0-4.5 1.7-4.5 4.4v1.9H7.5v3.2h2.7v7.8',
  YouTube:
    'M5.5 6h13A2.5 2.5 0 0 1 21 8.5v7a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 15.5v-7A2.5 2.5 0 0 1 5.5 6ZM10.3 9.3v5.4l4.4-2.7-4.4-2.7Z',
}

/** Links without a target yet: labelled as such, and skipped by the Tab key. */
export function SocialIcons() {
  return (
    <chakra.ul aria-label="Social media" display="flex" gap="2" marginInlineStart="-2" color="fg.muted">
      {Object.entries(drawings).map(([name, drawing]) => (
        <li key={name}>
          <chakra.a
            role="link"
            aria-disabled="true"
            aria-label={`${name}, coming soon`}
            title="Coming soon"
            display="block"
            padding="2.5"
          >
            <Icon name={[['path', { d: drawing }]]} boxSize="6" />
          </chakra.a>
        </li>
      ))}
    </chakra.ul>
  )
}
