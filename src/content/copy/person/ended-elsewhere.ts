/** On the sign-in screen of a browser that another device has signed out. */
export const ENDED_ELSEWHERE = 'You were signed out on another device.';
