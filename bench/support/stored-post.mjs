/** The columns of a stored post that no measurement is about. */
export const plainColumns = {
  sources: '[]',
  template_id: null,
  template_version: null,
  language: 'english',
  user_opinion: null,
  content_style_id: null,
  has_web_search: 0,
  note: null,
}
