/** A thin arrow: the typeface has none. Whatever it means is said beside it. */
export function Arrow() {
  return (
    <svg className="arrow" viewBox="0 0 18 10" aria-hidden="true">
      <path
        d="M1 5h15M12 1l4 4-4 4"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
