/** The lane in which posts go out: slow mail and long pages are in others, and hold up none of them. */
export const publishingLane = 'publishing'
