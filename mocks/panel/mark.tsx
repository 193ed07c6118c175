/** The kit's logo. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path
        d="M8 1l6 3.5v7L8 15l-6-3.5v-7z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
      <path
        d="M5.5 5v6M10.5 5l-4 3 4 3"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
