/** The columns of an enquiry that tell of a person, or may, when nothing in it does any more. */
export const NOBODY = {
  name: null,
  nameKana: null,
  email: null,
  tel: null,
  contactMethod: null,
  contactTime: null,
  body: null,
  pageUrl: null,
  details: {},
  notes: [],
  replies: [],
}
