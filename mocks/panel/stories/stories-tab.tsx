import { useKit } from '../use-kit.ts'

/** Prepared links: each opens one story. */
export function StoriesTab() {
  const { stories, base } = useKit()
  return (
    <ul className="stories">
      {stories.map(({ name, sentence, address }) => (
        <li key={name} className="card">
          <h3>
            <a href={base + address.slice(1)}>{name}</a>
          </h3>
          <p>{sentence}</p>
          <code className="quiet">{address}</code>
        </li>
      ))}
    </ul>
  )
}
