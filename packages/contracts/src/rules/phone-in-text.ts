const phone = /(?:\+?\d[\s().-]?){9,}/;

/** Whether a text contains a phone number, which the provider refuses. A range of years is no phone number. */
export const containsPhoneNumber = (text: string): boolean => phone.test(text);
