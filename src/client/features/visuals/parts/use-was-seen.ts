import { type RefObject, useEffect, useRef, useState } from 'react'

/** Whether an element has been near the viewport, so that expensive content is only created then. */
export function useWasSeen<Place extends Element>(): [place: RefObject<Place | null>, wasSeen: boolean] {
  const place = useRef<Place>(null)
  const [wasSeen, setWasSeen] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setWasSeen(true), {
      rootMargin: '120px',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [place, wasSeen]
}
