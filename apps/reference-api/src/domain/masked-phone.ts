/** The end of a phone number alone, so that whoever knows it can tell which it is: `*** **45`. */
export function maskPhone(phone: string): string {
  return `*** **${phone.slice(-2)}`;
}
