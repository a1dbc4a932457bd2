var t;function e(o){t=setInterval(o,6e4)}function n(){clearInterval(t)}function r(){return{async onEnable(){e(()=>{})},onDisable:()=>n(),async onUpdate(){}}}export{r as default};
