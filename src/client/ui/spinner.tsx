/** A spinner that shows after 150 ms. `fullScreen` fills the window, for the time before anything is known. */
export function Spinner({ label = 'Loading', fullScreen = false }: { label?: string; fullScreen?: boolean }) {
  return (
    <div role="status" aria-label={label} className={fullScreen ? 'spinner full' : 'spinner'}>
      <span className="spin" aria-hidden="true" />
    </div>
  )
}
