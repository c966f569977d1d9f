const phone = /(?:\+?\d[\s().-]?){9,}/;

/** Whether a text meant for people carries a phone number, which the provider refuses. A range of years is none. */
export const containsPhoneNumber = (text: string): boolean => phone.test(text);
