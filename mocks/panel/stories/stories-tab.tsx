import { useKit } from '../use-kit.ts'

/** Prepared links: each opens one story of the shop. */
export function StoriesTab() {
  const { stories } = useKit()
  return (
    <ul className="stories">
      {stories.map(({ name, sentence, address }) => (
        <li key={name} className="card">
          <h3>
            <a href={`${import.meta.env.BASE_URL}${address.slice(1)}`}>{name}</a>
          </h3>
          <p>{sentence}</p>
          <code className="quiet">{address}</code>
        </li>
      ))}
    </ul>
  )
}
